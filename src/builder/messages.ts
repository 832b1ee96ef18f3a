import { type CaseMessage, PROTOCOL } from '../embed/protocol';

/** No case of ours is that long: a longer one is no message of ours. */
const LONGEST = 8_000;

/** The case of what is framed under `id`, as a message gives it; `undefined` when it is no case message of version 1. */
export function readCase(data: unknown, id: string): string | undefined {
	if (typeof data !== 'object' || data === null) return undefined;
	const message = data as Partial<Record<keyof CaseMessage, unknown>>;
	if (message.type !== 'arbitre:cas' || message.version !== PROTOCOL || message.id !== id) return undefined;
	const { parametres } = message;
	return typeof parametres === 'string' && parametres.length <= LONGEST ? parametres : undefined;
}
