import {
	apiFolder,
	cardFolder,
	elementPath,
	guideForProgramsPath,
	isFrame,
	newestVersionPath,
	oembedFolder,
	offlineListPath,
	serviceWorkerFile,
	tooltipsPath,
} from '../../addresses/addresses';

const unread = new Set([
	...[elementPath, guideForProgramsPath, tooltipsPath, offlineListPath, newestVersionPath].map((path) => path.slice(1)),
	...[serviceWorkerFile, '_headers', '_redirects', 'robots.txt', '404.html'],
]);

const unreadFolders: ReadonlySet<string | undefined> = new Set([apiFolder, cardFolder, oembedFolder]);

/**
 * Whether reading the site takes a file, from its address without base. Not what machines read, nor what other sites show,
 * nor the parts of Pagefind's own interface.
 */
export function isReading(path: string): boolean {
	const [folder] = path.split('/');
	// Files for hosts begin with a dot.
	if (path.startsWith('.') || unread.has(path) || unreadFolders.has(folder) || isFrame(path)) return false;
	return !/\.xml$|^pagefind\/pagefind-(?:ui|modular-ui|component-ui|highlight)/.test(path);
}
