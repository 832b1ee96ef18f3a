import type { Refusal } from './use-kept-cases';

/** Why a case cannot be kept, and what the reader can do. */
export const refusals: Readonly<Record<Refusal, string>> = {
	forbidden: 'Ce navigateur ne permet pas de garder un cas. Son lien, lui, peut être copié.',
	full: 'Le navigateur n’a plus de place : le changement n’est pas gardé. Effacez un cas, ou copiez son lien.',
	unreadable: 'Ce que l’appareil garde ne se lit pas ici : rien n’y est changé. « Tout effacer » repart de zéro.',
};

const hour = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'short' });

/** When a case was kept: « 21:04 » today, « 3 nov. » before. */
export const when = (at: number, now: number): string =>
	new Date(at).toDateString() === new Date(now).toDateString() ? hour.format(at) : day.format(at);

/** The name of a case that the reader does not name: the start of its answer, whole words. */
export function defaultName(headline: string): string {
	const [sentence = ''] = headline.trim().split(/\s*[.:](?:\s|$)/);
	if (sentence.length <= 40) return sentence;
	return `${sentence.slice(0, 40).replace(/[\s,]+\S*$/, '')}…`;
}
