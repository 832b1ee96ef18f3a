import { createHash } from 'node:crypto';

/** When the content of a document last changed, and what it holds, in 64 signs. */
export interface Stamp {
	date?: string;
	empreinte: string;
}

/** The print of a document: SHA-256 of its JSON, without its date. */
export const printOf = (document: object): string =>
	createHash('sha256').update(JSON.stringify(document)).digest('hex');

/** A document with its date, when it is known, and its print: those who keep a copy know whether it changed. */
export const stamped = <T extends object>(document: T, date: string | undefined): T & Stamp => ({
	...document,
	...(date !== undefined && { date }),
	empreinte: printOf(document),
});
