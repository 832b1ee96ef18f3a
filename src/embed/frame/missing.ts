import { withoutSigns } from '../../addresses/moved-address';
import { quote } from '../../widgets/shared/fields';
import { showNotices } from './notices';
import type { OnMissing } from './part';

// The fragment of a frame names nothing in its page. Loaded then.

/** Where what a page of the site called so went, both with base; `undefined` when nothing moved it. */
export type FindMoved = (page: string, part: string) => Promise<string | undefined>;

/** Pages of rules: their bare pages have the same path below `integrer/`. */
const framed = /^[^/]+\/(?:(?:regles|glossaire|faq)\/[^/]+|errata)\//;

/** Goes where the part moved, when that can be framed, or says that it is not there and where to go. */
export const missingPart =
	(findMoved: FindMoved): OnMissing =>
	async (page, part, isStill) => {
		const typed = withoutSigns(part);
		if (typed && document.getElementById(typed)) {
			location.replace(`#${typed}`);
			return () => {};
		}
		const { base = '/' } = document.documentElement.dataset;
		const target = await findMoved(`${base}${page}/`, part);
		const path = target?.slice(base.length) ?? '';
		if (!isStill()) return () => {};
		if (framed.test(path)) {
			const address = new URL(`${base}integrer/${path}`, location.href);
			address.search = location.search;
			location.replace(address);
			return () => {};
		}
		const place = `Le passage ${quote(part)}`;
		if (target)
			return tell(`${place} n’est plus dans cette page.`, { address: target, text: 'Le lire dans L’Arbitre' });
		return tell(`${place} n’est pas dans cette page : la voici entière.`);
	};

const tell = (notice: string, help?: Parameters<typeof showNotices>[1]) => showNotices([notice], help);
