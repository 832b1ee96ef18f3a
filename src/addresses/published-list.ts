import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../library/read/content-folder';
import { addressPattern } from '../schemas/moves';

/** Folder of the lists of published addresses. */
export const publishedFolder = 'content/identifiants';

/** File of what no game owns. */
const SHARED = 'site';

/** An address that was published, with the line of the list that says so. */
export interface Published {
	address: string;
	/** File, from the repository root. */
	file: string;
	line: number;
}

/** The lists as they are committed, line by line; nothing has been published when there are none. */
export function readPublished(root: string): Published[] {
	const folder = join(root, publishedFolder);
	if (!existsSync(folder)) return [];
	const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
	return names.sort().flatMap((name) => {
		const file = `${publishedFolder}/${name}`;
		const lines = readText(join(root, file)).split('\n');
		return lines
			.map((text, at) => ({ address: text.trim(), file, line: at + 1 }))
			.filter(({ address }) => address !== '' && !address.startsWith('#'));
	});
}

/** Whether a line of a list is an address. */
export const isAddress = (text: string): boolean => addressPattern.test(text);

/** The list that an address belongs to: that of its game, or that of what games share. */
export function listOf(address: string, games: readonly { slug: string }[]): string {
	const [, first = ''] = address.split('/');
	const name = games.some(({ slug }) => slug === first) ? first : SHARED;
	return `${publishedFolder}/${name}.txt`;
}

/** A list as it is committed: an address a line, in the order of their characters, so that a change is one line. */
export function listText(addresses: Iterable<string>): string {
	const lines = [...new Set(addresses)].sort((a, b) => (a < b ? -1 : 1));
	return `${header}\n${lines.map((line) => `${line}\n`).join('')}`;
}

const header = `# Published addresses, one a line: pages, and parts of pages after « # ». Readers, other sites and the API link them.
# Never take a line away: the build fails when an address is no more and content/redirections.yaml does not move it.
# \`npm run publier\` adds the new ones.
`;
