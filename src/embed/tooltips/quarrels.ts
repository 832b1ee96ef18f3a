import { REST, ROUNDS, TRUCE } from './limits';
import { warn } from './site';

/** How often the host has removed marks of an element, and until when it is left alone. */
const quarrels = new WeakMap<Element, readonly [rounds: number, until: number]>();

/** Notes that the host has changed an element; `lost`: and has removed marks that were just made. */
export function noteChange(element: Element, now: number, lost: boolean): void {
	let [rounds, until] = quarrels.get(element) ?? [0, 0];
	if (now - until > TRUCE) rounds = 0;
	// Nothing is marked before `until`: a loss before it belongs to the same round.
	if (lost && now >= until) rounds += 1;
	quarrels.set(element, [rounds, rounds && now + REST * 2 ** rounds]);
}

/** How long to wait before an element is read, in milliseconds; `Infinity` when it is left alone. */
export function restOf(element: Element): number {
	const now = performance.now();
	let rest = 0;
	for (let around: Element | null = element; around; around = around.parentElement) {
		const [rounds, until] = quarrels.get(around) ?? [0, 0];
		rest = Math.max(rest, rounds > ROUNDS ? Number.POSITIVE_INFINITY : until - now);
	}
	if (rest > 1e9) warn('boucle sans fin', element.localName, 'data-arbitre="non"');
	return rest;
}
