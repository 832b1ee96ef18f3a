import type { Action, PayingAction, Refresh } from '../../../rules/mistborn/metals';
import { capital, listed } from '../../shared/words';
import { cardName, effectName, metalName, token, tokens } from './words';

/** A way to pay in words: « jeton Fer Brûlé et carte B couchée comme Fer »; a token refreshed is said where it is burnt. */
export function wayText(actions: readonly (PayingAction | Refresh)[]): string {
	const refreshes = actions.filter((action) => action.type === 'refresh');
	const written = actions.flatMap((action) => (action.type === 'refresh' ? [] : paidBy(action, refreshes)));
	const gathered = [...new Set(written)].map((text) => {
		const times = written.filter((other) => other === text).length;
		// Only Atium tokens can be the same action twice.
		return times < 2 ? text : text.replace('1 Atium Brûlé', `${times} Atium Brûlés`);
	});
	return capital(listed(gathered));
}

function paidBy(action: PayingAction, refreshes: readonly Refresh[]): string {
	switch (action.type) {
		case 'burn': {
			const card = refreshes.find(({ metal }) => metal === action.metal)?.card;
			const by = card ? ` régénéré par ${cardName(card)} (défaussée) puis` : '';
			return `jeton ${metalName(action.metal)}${by} Brûlé`;
		}
		case 'flare':
			return `jeton ${metalName(action.metal)} Attisé`;
		case 'atium':
			return `1 Atium Brûlé${action.standsFor === 'atium' ? '' : ` comme ${metalName(action.standsFor)}`}`;
		case 'lay':
			return `${cardName(action.card).replace(/^la /, '')} couchée comme ${metalName(action.standsFor)}`;
	}
}

/** Title of an action among the steps and in the editor. */
export function actionTitle(action: Action): string {
	switch (action.type) {
		case 'burn':
			return `Brûler ${token(action.metal)}${forCard(action.recipient)}`;
		case 'flare':
			return `Attiser ${token(action.metal)}${forCard(action.recipient)}`;
		case 'atium':
			return `Brûler un Atium${action.standsFor === 'atium' ? '' : ` comme ${metalName(action.standsFor)}`}${forCard(action.recipient)}`;
		case 'lay':
			return `Coucher ${cardName(action.card)} comme ${metalName(action.standsFor)}${forCard(action.recipient)}`;
		case 'refresh':
			return `Régénérer ${token(action.metal)}${action.card === null ? ' par une icône' : ` en défaussant ${cardName(action.card)}`}`;
		case 'gain':
			return gainTitle(action.what, action.amount);
		case 'riot':
			return `Exalter : ${effectName(action.effect)}`;
		case 'seek':
			return 'Traquer une carte du Marché';
	}
}

function gainTitle(what: 'icon' | 'burn' | 'atium', number: number): string {
	if (what === 'atium') return `Gagner ${number} Atium`;
	if (what === 'icon') return `Gagner ${number} ${number < 2 ? 'icône' : 'icônes'} de Brûler sur la piste`;
	return `Gagner ${tokens(number)} à Brûler de plus`;
}

const forCard = (recipient: string | null) =>
	recipient === null ? ', sans effet direct' : ` pour ${cardName(recipient)}`;
