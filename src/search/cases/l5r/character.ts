import type { Draft } from '../draft';
import type { Rule } from '../sentence';

/** Words of what conflicts and duels say of a character. */
export const characterWords = [
	'T militaire militaires',
	'O politique politiques',
	'H honore honoree',
	'X deshonore deshonoree',
	'B incline inclinee',
	'G gloire',
	'. personnage personnages perso competence competences samourai qui quel gagne gagner remporte resultat score',
];

/** Rules for what follows the skill of a character. `current` is its name in the address, when one may be described. */
export function characterRules(draft: Draft, current: () => string | undefined, modifiers: string): Rule[] {
	const of = (take: (name: string) => boolean) => () => {
		const name = current();
		return name !== undefined && take(name);
	};
	return [
		[/[TO]/y, ({ text }) => draft.put('type', text.replace(/s$/, ''), text.replace(/s$/, ''))],
		[/Gn/y, (_, word) => of((name) => draft.number(`${name}.gloire`, word, 'gloire #'))()],
		[/nG/y, (word) => (current() === undefined ? undefined : draft.number(`${current()}.gloire`, word, 'gloire #'))],
		[/H/y, of((name) => draft.put(`${name}.statut`, 'honore', 'honoré'))],
		[/X/y, of((name) => draft.put(`${name}.statut`, 'deshonore', 'déshonoré'))],
		[/B/y, of((name) => draft.put(`${name}.incline`, '', 'incliné'))],
		[/p/y, (word) => of((name) => draft.number(`${name}.${modifiers}`, word, '#', -99))()],
	];
}

/** Whether each honored or dishonored character has its glory, without which its skill is not known. */
export const knowsGlory = ({ values }: Draft): boolean =>
	[...values.keys()].every((key) => !key.endsWith('.statut') || values.has(key.replace('statut', 'gloire')));
