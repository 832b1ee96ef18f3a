import type { Evenement, Paye } from '../../../rules/mistborn/metals/action';
import { capital, listed } from '../../shared/words';
import { cardName, metalName, token, tokens } from './words';

/** A way to pay in words: « jeton Fer Brûlé et carte B couchée comme Fer ». */
export function wayText(actions: readonly Paye[]): string {
	const written = actions.map(paidBy);
	const gathered = [...new Set(written)].map((text) => {
		const times = written.filter((other) => other === text).length;
		// Only Atium tokens can be the same action twice.
		return times < 2 ? text : text.replace('1 Atium Brûlé', `${times} Atium Brûlés`);
	});
	return capital(listed(gathered));
}

function paidBy(action: Paye): string {
	switch (action.type) {
		case 'bruler':
			return `jeton ${metalName(action.metal)} Brûlé`;
		case 'attiser':
			return `jeton ${metalName(action.metal)} Attisé`;
		case 'atium':
			return `1 Atium Brûlé${action.comme === 'atium' ? '' : ` comme ${metalName(action.comme)}`}`;
		case 'carte':
			return `${cardName(action.carte).replace(/^la /, '')} couchée comme ${metalName(action.comme)}`;
	}
}

/** Title of an action among the steps and in the editor. */
export function actionTitle(action: Evenement): string {
	switch (action.type) {
		case 'bruler':
			return `Brûler ${token(action.metal)}${forCard(action.pour)}`;
		case 'attiser':
			return `Attiser ${token(action.metal)}${forCard(action.pour)}`;
		case 'atium':
			return `Brûler un Atium${action.comme === 'atium' ? '' : ` comme ${metalName(action.comme)}`}${forCard(action.pour)}`;
		case 'carte':
			return `Coucher ${cardName(action.carte)} comme ${metalName(action.comme)}${forCard(action.pour)}`;
		case 'regenerer':
			return `Régénérer ${token(action.metal)}${action.carte === null ? ' par une icône' : ` en défaussant ${cardName(action.carte)}`}`;
		case 'gain':
			return gainTitle(action.quoi, action.nombre);
	}
}

function gainTitle(what: 'icone' | 'bruler' | 'atium', number: number): string {
	if (what === 'atium') return `Gagner ${number} Atium`;
	if (what === 'icone') return `Gagner ${number} ${number < 2 ? 'icône' : 'icônes'} de Brûler sur la piste`;
	return `Gagner ${tokens(number)} à Brûler de plus`;
}

const forCard = (pour: string | null) => (pour === null ? ', sans effet direct' : ` pour ${cardName(pour)}`);
