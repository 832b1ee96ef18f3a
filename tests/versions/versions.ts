import path from 'node:path';
import { builtOnce, fingerprint } from '../build/built-once';
import { build } from '../build/site-copy';
import { smallContent } from '../build/small-content';
import { BASE, buildSmallSite, smallSite } from '../build/small-site';
import { BEFORE, type Version, writeReal, writeSmall } from './sites/sources';

/** A set of versions, and where tests find in it what they read. Addresses are below the base. */
export interface SiteVersions {
	name: 'small' | 'real';
	base: string;
	/** Folder of a built version. Builds it when it is not there. */
	dir(version: Version): Promise<string>;
	game: string;
	/** A page of statements, each with its §. */
	chapter: string;
	/** A page with a term that has a preview. */
	term: string;
	/** A word that search finds, and the name of its page. */
	word: { typed: string; found: RegExp };
	chart: string;
	/** Pages that have another address since B. */
	renamed: { from: string; to: string; title: RegExp };
	tool: { from: string; to: string };
	dropped: { from: string; to: string };
	/** A rule whose words differ in each version. */
	reworded: { page: string; A: string; B: string; C: string };
	/** Other pages that are read. */
	others: readonly string[];
}

/** Folder of a version of the small site. Its first version is the small site itself. */
async function smallDir(version: Version): Promise<string> {
	if (version === 'A') return (await smallSite()).dir;
	const key = fingerprint(['src', 'public', 'integrations', 'tests/build', 'tests/versions/sites'], smallContent);
	const root = await builtOnce(`small-site-${version}`, key, (draft) => {
		writeSmall(draft, version);
		buildSmallSite(draft);
	});
	return path.join(root, 'dist');
}

/** Folder of a version of the real site. */
async function realDir(version: Version): Promise<string> {
	const edits = version === 'A' ? [] : ['tests/versions/sites'];
	const key = version === 'before' ? BEFORE : fingerprint(['src', 'public', 'integrations', 'content', ...edits], {});
	const root = await builtOnce(`site-${version}`, key, (draft) => {
		writeReal(draft, version);
		const { status, stdout, stderr } = build(draft);
		if (status !== 0) throw new Error(stdout + stderr);
	});
	return path.join(root, 'dist');
}

export const smallVersions: SiteVersions = {
	name: 'small',
	dir: smallDir,
	base: BASE,
	game: 'essai',
	chapter: 'essai/regles/combat/',
	term: 'essai/glossaire/armure/',
	word: { typed: 'armure', found: /^armure/i },
	chart: 'essai/deroulement/tour/',
	renamed: { from: 'essai/glossaire/cle/', to: 'essai/glossaire/clef/', title: /^clé/i },
	tool: { from: 'essai/outils/chaines/', to: 'essai/outils/compteur-de-chaines/' },
	dropped: { from: 'concepts/protection/', to: 'essai/glossaire/armure/' },
	reworded: {
		page: 'essai/glossaire/poison/',
		A: 'Le poison tue.',
		B: 'Le poison abat.',
		C: 'Le poison foudroie.',
	},
	others: ['', 'essai/', 'essai/glossaire/', 'essai/faq/zones/', 'essai/errata/', 'a-propos/'],
};

export const realVersions: SiteVersions = {
	name: 'real',
	dir: realDir,
	base: '/',
	game: 'keyforge',
	chapter: 'keyforge/regles/cartes/',
	term: 'keyforge/glossaire/armure/',
	word: { typed: 'armure', found: /^armure/i },
	chart: 'keyforge/deroulement/tour/',
	renamed: { from: 'keyforge/glossaire/anomalie/', to: 'keyforge/glossaire/carte-anomalie/', title: /^anomalie/i },
	tool: { from: 'keyforge/outils/chaines/', to: 'keyforge/outils/compteur-de-chaines/' },
	dropped: { from: 'concepts/deck-vide/', to: 'concepts/mulligan/' },
	reworded: {
		page: 'keyforge/glossaire/poison/',
		A: 'est détruite à l’instant où elle reçoit',
		B: 'est détruite dès qu’elle reçoit',
		C: 'est détruite aussitôt qu’elle reçoit',
	},
	others: [
		'',
		'keyforge/',
		'keyforge/glossaire/',
		'l5r/glossaire/',
		'arkham/regles/ennemis/',
		'mistborn/',
		'a-propos/',
	],
};
