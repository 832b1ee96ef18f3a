import { isRef } from './compact';
import type { Ref } from './model';

/** What the address of the page asks for. */
export type Asked =
	/** A sheet that somebody shares, as `packSheet` writes it. */
	| { readonly kind: 'sheet'; readonly written: string }
	/** A part of the site to add. */
	| { readonly kind: 'add'; readonly ref: Ref }
	/** An aid to start from. */
	| { readonly kind: 'aid'; readonly path: Ref }
	/** Nothing that the page knows. */
	| { readonly kind: 'unknown' };

/** Reads what stands after « # », or what `?aide=` and `?ajouter=` name; `undefined` when nothing is asked. */
export function readAsked({ hash, search }: { hash: string; search: string }): Asked | undefined {
	if (hash.startsWith('#f=')) return { kind: 'sheet', written: hash.slice('#f='.length) };
	const query = new URLSearchParams(search);
	const aid = query.get('aide');
	const added = query.get('ajouter');
	if (aid === null && added === null) return undefined;
	const ref = aid ?? added ?? '';
	if (!isRef(ref)) return { kind: 'unknown' };
	return aid === null ? { kind: 'add', ref } : { kind: 'aid', path: ref };
}
