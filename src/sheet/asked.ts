import { isRef } from './compact';
import type { Ref } from './model';

/** What the address of the page asks for, after « # ». */
export type Asked =
	/** A sheet that somebody shares, as `writeAddress` writes it. */
	| { readonly kind: 'sheet'; readonly written: string }
	/** A part of the site to add. */
	| { readonly kind: 'add'; readonly ref: Ref }
	/** An aid to start from. */
	| { readonly kind: 'aid'; readonly path: Ref }
	/** Nothing that the page knows. */
	| { readonly kind: 'unknown' };

/** Reads what stands after « # »; `undefined` when nothing does. */
export function readAsked(hash: string): Asked | undefined {
	const [, key = '', value = ''] = /^#(?:([a-z]+)=)?(.*)$/s.exec(hash) ?? [];
	if (key === '' && value === '') return undefined;
	if (key === 'f') return { kind: 'sheet', written: value };
	const ref = decoded(value);
	if (!isRef(ref)) return { kind: 'unknown' };
	if (key === 'a') return { kind: 'add', ref };
	return key === 'aide' ? { kind: 'aid', path: ref } : { kind: 'unknown' };
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return '';
	}
}
