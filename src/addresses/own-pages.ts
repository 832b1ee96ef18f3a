import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isFrame } from './addresses';

/** Addresses of the pages that no file of `content/` makes: the files of `src/pages` whose path holds no parameter. */
export function ownPages(): string[] {
	const folder = fileURLToPath(new URL('../pages', import.meta.url));
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => file.endsWith('.astro') && !/\[|(?:^|\/)_/.test(file) && file !== '404.astro')
		.map((file) => `/${file.replace(/(?:(^|\/)index)?\.astro$/, '$1')}`)
		.map((path) => (path.endsWith('/') ? path : `${path}/`))
		.filter((path) => !isFrame(path));
}
