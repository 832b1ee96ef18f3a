import { Draft } from '../draft';
import type { ToolCase } from '../tool-case';
import { type CaseWord, numbersIn } from '../words';

/** By how many play. */
const MODES = ['', '', 'deux', 'trois', 'quatre'];
/** Allies of a player that the tool knows. */
export const MAX_ALLIES = 6;
const MAX_SHIELDS = 3;
export const MAX_HEALTH = 40;
/** The life of the Lord Ruler. */
export const MAX_LORD = 48;
/** The life of a player of whom nothing is said. */
export const HEALTH = 36;

/** What is attacked: other players and their Allies, or the Lord Ruler and a foe. */
export class Aims {
	readonly draft = new Draft();
	/** Allies of the player at hand. */
	allies = 0;
	#seat = 1;
	#shields = 0;
	#attacked = false;
	#spent = false;
	/** How many times Allies or Clouds are said. */
	#said = 0;
	readonly #defenders: string[] = [];

	/** `target`: who has the Target, when one is named. */
	constructor(
		readonly target: 'mine' | 'theirs' | 'none',
		readonly lord: boolean,
	) {}

	/** The player at hand. What is said after a life is of the next one, when all are attacked. */
	#player(): string {
		if (this.target === 'mine' && this.draft.values.has(`j${this.#seat}.sante`)) {
			this.#seat++;
			this.allies = 0;
		}
		return `j${this.#seat}`;
	}

	/** One Ally, or some alike. */
	ally(defender: boolean, number: CaseWord | undefined, count = 1): boolean {
		const player = this.#player();
		this.#said++;
		for (let rank = 0; rank < count; rank++) {
			const name = `${player}a${++this.allies}`;
			const key = `${name}.defense`;
			const said = defender ? 'Défenseur à #' : 'Allié à #, attaqué';
			const kept = rank > 0 ? this.draft.put(key, number?.number ?? 0) : this.draft.number(key, number, said, 1);
			if (!kept || this.allies > MAX_ALLIES) return false;
			this.draft.put(`${name}.${defender ? 'defenseur' : 'attaque'}`, '');
			if (defender) this.#defenders.push(name);
			else this.#attacked = true;
		}
		return true;
	}

	/** Points that are spent on an Ally: the rest is for players. */
	spend(number: CaseWord | undefined): boolean {
		this.#spent = true;
		return this.ally(false, number);
	}

	/** Some Allies, as many as are counted: « deux alliés de 3 », « défenseurs 4 et 5 ». */
	several(defender: boolean, [first, ...rest]: readonly CaseWord[]): boolean {
		const numbers = numbersIn(rest);
		const counted = first?.number !== undefined;
		const count = first?.number ?? numbers.length;
		if (counted && !this.draft.number('compte', first, defender ? '# Défenseurs' : '# Alliés', 2, MAX_ALLIES))
			return false;
		this.draft.values.delete('compte');
		if (numbers.length === 1) return counted && this.ally(defender, numbers[0], count);
		return count === numbers.length && numbers.every((number) => this.ally(defender, number));
	}

	life(number: CaseWord | undefined): boolean {
		const [key, max] = this.lord ? ['sante', MAX_LORD] : [`${this.#player()}.sante`, MAX_HEALTH];
		return this.draft.number(key, number, '# point(s) de vie', 1, max);
	}

	/** The life of each other player, as many as are counted: « les deux autres ont 5 et 30 ». */
	lives([first, ...rest]: readonly CaseWord[]): boolean {
		const numbers = numbersIn(rest);
		if (first?.number !== undefined && !this.draft.number('autres', first, '# autre(s) joueur(s)', 2, 3)) return false;
		return numbers.every((number) => this.life(number));
	}

	cloud(number: CaseWord | undefined): boolean {
		this.#said++;
		return this.draft.number(`${this.#player()}.nuage`, number, 'Nuage #', 1);
	}

	/** A Cloud is played for the only Ally. */
	saved(): boolean {
		return this.allies === 1 && this.draft.put('j1a1.nuages', 1, 'Nuage pour cet Allié');
	}

	/** The Ally that a Cloud has saved is attacked again. */
	again(): boolean {
		return this.draft.values.has('j1a1.nuages') && this.draft.put('j1a1.encore', '', 'réattaqué');
	}

	/** A shield of the foe; any other word than a number is X. */
	shield(word: CaseWord): boolean {
		const at = ++this.#shields;
		if (at > MAX_SHIELDS) return false;
		return word.number === undefined
			? this.draft.put(`a1.x${at}`, '', 'bouclier X')
			: this.draft.number(`a1.valeur${at}`, word, 'bouclier #', 1);
	}

	/** The case, when nothing is left to decide. */
	toCase(): ToolCase | undefined {
		const { values } = this.draft;
		const others = this.draft.numberOf('autres');
		// Those that are counted have a life each, or are besides one that has something.
		const known = values.has('j1.sante');
		const counted = others && others + (known ? 1 : 2);
		const players = this.draft.numberOf('joueurs') || counted;
		values.delete('joueurs');
		values.delete('autres');
		if (others > 0 && (players !== counted || this.target !== 'mine' || !(known || this.#said > 0))) return undefined;
		const names = [...values.keys()];
		const cloud = names.some((name) => name.endsWith('.nuage'));
		const made = this.lord
			? players === 0 && this.target === 'none' && this.allies === 0 && !cloud && this.#againstLord()
			: // A Cloud beside an Ally may be of either.
				this.#shields === 0 &&
				!values.has('dominat') &&
				!(cloud && names.some((name) => name.endsWith('.defense'))) &&
				this.#againstPlayers(players, cloud);
		return made ? this.draft.toCase('combat') : undefined;
	}

	#againstLord(): boolean {
		const { draft } = this;
		const { values } = draft;
		const struck = values.has('sante');
		const ofDominance = ['a1.x1', 'a1.x2', 'a1.x3'].some((name) => values.has(name));
		if ((!struck && this.#shields === 0) || ofDominance !== values.has('dominat')) return false;
		draft.put('partie', 'seigneur-maitre');
		if (this.#shields === 0) return true;
		draft.put('a1.boucliers', this.#shields);
		draft.put('a1.attaques', this.#shields);
		if (!struck) draft.suppose('frappe', 0, 'rien contre le Seigneur Maître');
		return true;
	}

	#againstPlayers(players: number, cloud: boolean): boolean {
		const { draft, target } = this;
		const { values } = draft;
		const struck = values.has('j1.sante');
		const damage = draft.numberOf('degats');
		// Before an Ally is attacked, the Defenders are.
		if (this.#attacked) for (const name of this.#defenders) draft.put(`${name}.attaque`, '');
		if (target === 'mine') {
			const told = values.has(`j${this.#seat}.sante`);
			const seats = told ? this.#seat + 1 : players || 3;
			if (seats < 3 || seats > 4 || (players > 0 && players !== seats)) return false;
			// Of players whose life is not said, one at most has something.
			if (!told && (this.#seat > 1 || this.#said > 1 || damage >= HEALTH)) return false;
			if (told || players > 0) draft.put('partie', MODES[seats] ?? '');
			else draft.suppose('partie', 'trois', 'trois joueurs');
			for (let seat = 1; !told && seat < seats; seat++)
				draft.suppose(`j${seat}.sante`, HEALTH, seat > 1 ? '' : `${HEALTH} points de vie chacun`);
			return draft.put('cible', 'moi', 'vous avez la Cible');
		}
		if (target === 'theirs') {
			// Once the holder of the Target is eliminated, what follows depends on the other one, or is to be chosen among two.
			if (players === 2 || !struck || (players < 4 && damage >= draft.numberOf('j1.sante'))) return false;
			if (players > 0) draft.put('partie', MODES[players] ?? '');
			else draft.suppose('partie', 'trois', 'trois joueurs');
			return draft.put('cible', 'j1', 'ce joueur a la Cible');
		}
		if (players > 2 || (this.allies === 0 && !cloud && !struck) || (!struck && damage >= HEALTH)) return false;
		if (players > 0) draft.put('partie', 'deux');
		else draft.suppose('partie', 'deux', 'deux joueurs');
		if (struck) return true;
		if (this.allies > this.#defenders.length && this.#defenders.length === 0 && !this.#spent)
			draft.suppose('frappe', 0, 'rien contre le joueur');
		draft.suppose('j1.sante', HEALTH, `${HEALTH} points de vie`);
		return true;
	}
}
