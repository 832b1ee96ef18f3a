import type { Draft } from '../draft';
import type { CaseWord } from '../words';
import { words } from './conflict-words';

export type Side = 'a' | 'd';
export const other = (side: Side): Side => (side === 'a' ? 'd' : 'a');

/** A side of a conflict, or who asks (`y`) and whoever plays against (`z`). */
export type Who = Side | 'y' | 'z';

/** What is said of whoever was named, in a conflict: whose side it is may come later. */
export class Claims {
	readonly #all: (readonly [who: Who, tell: (holder: Side) => boolean])[] = [];

	constructor(readonly draft: Draft) {}

	/** Who has the Favor, by the word of its face: « du bon type » is that of the conflict. */
	favor(who: Who | undefined, type: CaseWord | undefined): boolean {
		return this.#claim(who, (holder) => {
			const [value, said] = holder === 'a' ? ['attaquant', 'à l’attaquant'] : ['defenseur', 'au défenseur'];
			const face = { T: 'militaire', O: 'politique' }[words.get(`${type?.text}`) ?? ''];
			return this.draft.put('faveur', `${value}-${face ?? '#'}`, `Faveur ${face ?? 'du bon type'} ${said}`);
		});
	}

	honor(who: Who | undefined, word: CaseWord | undefined): boolean {
		return this.#claim(who, (holder) => {
			const [value, said] = holder === 'a' ? ['attaquant', 'de l’attaquant'] : ['defenseur', 'du défenseur'];
			return this.draft.number(`honneur-${value}`, word, `honneur ${said} #`, 1, 24);
		});
	}

	/** Keeps all that was said; `false` when of whom is not known. `mine`: the side of the reader, when it is said. */
	settle(mine: Side | undefined): boolean {
		// Who asks without saying so attacks, when the attack is said first.
		const first = [...this.draft.values.keys()].find((key) => /^[ad]\d/.test(key));
		const yours = mine ?? (first?.startsWith('a') ? 'a' : undefined);
		const settled = this.#all.every(([who, tell]) => {
			const holder = who === 'y' ? yours : who === 'z' ? yours && other(yours) : who;
			return holder !== undefined && tell(holder);
		});
		if (mine === undefined && this.#all.some(([who]) => who === 'y' || who === 'z'))
			this.draft.say('supposé\u00a0: vous attaquez');
		return settled;
	}

	#claim(who: Who | undefined, tell: (holder: Side) => boolean): boolean {
		if (who !== undefined) this.#all.push([who, tell]);
		return who !== undefined;
	}
}
