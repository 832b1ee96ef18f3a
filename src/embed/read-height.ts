import { type HeightMessage, PROTOCOL } from './protocol';

/** No frame of ours is that tall: a larger height is no message of ours. */
const TALLEST = 50_000;

/** The height that a message asks for; `undefined` when it is no height message of version 1. */
export function readHeight(data: unknown): number | undefined {
	if (typeof data !== 'object' || data === null) return undefined;
	const { type, version, hauteur } = data as Partial<Record<keyof HeightMessage, unknown>>;
	if (type !== 'arbitre:hauteur' || version !== PROTOCOL || typeof hauteur !== 'number') return undefined;
	return hauteur > 0 && hauteur <= TALLEST ? Math.ceil(hauteur) : undefined;
}
