import { withBase } from '../addresses/addresses';
import { fragmentMovedTo, type Moved, movedTo } from '../addresses/moved-address';
import { type Ref, refParts } from './model';

/** Where an address leads next; a case keeps its query. */
export function nextRef(ref: Ref, moves: readonly Moved[], base: string): Ref | undefined {
	const { path, query, fragment } = refParts(ref);
	const page = withBase(base, path);
	const to =
		movedTo(fragment ? `${page}#${fragment}` : page, moves) ??
		(fragment ? fragmentMovedTo(page, fragment, moves) : undefined);
	if (to === undefined) return undefined;
	const [address = '', part] = to.slice(withBase(base, '').length).split('#');
	return address + (query && `?${query}`) + (part === undefined ? '' : `#${part}`);
}
