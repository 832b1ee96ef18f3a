import type { TraceStep } from '../../../rules/keyforge/fight';
import { forHowLong, Name, nameOf, ofName } from './words';
import { keywordNames } from './words-keyword';

type Step = Extract<TraceStep, { kind: 'keyword-changed' | 'keyword-restored' | 'power-set' | 'armor-set' }>;

const counted = ['assault', 'hazardous'];

/** A keyword gained or lost, a number that a card sets, in words. */
export function keywordSentence(step: Step): string {
	const { creature, before, after } = step;
	switch (step.kind) {
		case 'keyword-changed':
			return keywordChanged(step);
		case 'keyword-restored':
			return counted.includes(step.keyword)
				? `Ce qui ne durait qu’un temps prend fin : ${keywordNames[step.keyword]} ${ofName(creature)} passe de ${before} à ${after}.`
				: `Ce qui ne durait qu’un temps prend fin : ${nameOf(creature)} ${after > 0 ? 'a de nouveau' : 'n’a plus'} le mot-clé ${keywordNames[step.keyword]}.`;
		case 'power-set':
		case 'armor-set': {
			const what = step.kind === 'power-set' ? 'la puissance' : 'l’armure';
			return before === after
				? `Une carte fixe ${what} ${ofName(creature)} à ${after}${forHowLong[step.duration]} : elle y était déjà.`
				: `Une carte fixe ${what} ${ofName(creature)} à ${after}, au lieu de ${before}${forHowLong[step.duration]}.`;
		}
	}
}

function keywordChanged({
	creature,
	keyword,
	before,
	after,
	duration,
}: Extract<Step, { kind: 'keyword-changed' }>): string {
	const name = keywordNames[keyword];
	if (before === after) return `${Name(creature)} ${after > 0 ? 'a déjà' : 'n’a pas'} le mot-clé ${name}.`;
	const long = forHowLong[duration];
	if (after === 0) return `${Name(creature)} perd le mot-clé ${name}${long}.`;
	if (!counted.includes(keyword)) return `${Name(creature)} gagne le mot-clé ${name}${long}.`;
	return before === 0
		? `${Name(creature)} gagne ${name} (${after})${long}.`
		: `${Name(creature)} gagne encore ${name} : de ${before}, il passe à ${after}${long}.`;
}
