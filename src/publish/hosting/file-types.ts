/** What a host says of the files of the site by their extensions, so that nothing depends on the lists it came with. */
interface FileType {
	type: string;
	extension: string;
	/** Text: worth compressing. */
	text: boolean;
	/** Text whose encoding is to be said: the others have one by definition. */
	encoded: boolean;
}

/** Files of other extensions are bytes that a script of ours asks for. */
export const fileTypes: readonly FileType[] = [
	{ type: 'text/html', extension: 'html', text: true, encoded: true },
	{ type: 'text/css', extension: 'css', text: true, encoded: true },
	// A page of another site that is not in UTF-8 reads our scripts in its own encoding, unless the header names ours.
	{ type: 'text/javascript', extension: 'js', text: true, encoded: true },
	{ type: 'text/plain', extension: 'txt', text: true, encoded: true },
	{ type: 'application/xml', extension: 'xml', text: true, encoded: true },
	{ type: 'application/json', extension: 'json', text: true, encoded: false },
	{ type: 'application/manifest+json', extension: 'webmanifest', text: true, encoded: false },
	{ type: 'image/svg+xml', extension: 'svg', text: true, encoded: false },
	{ type: 'image/png', extension: 'png', text: false, encoded: false },
	{ type: 'font/woff2', extension: 'woff2', text: false, encoded: false },
	{ type: 'application/zip', extension: 'zip', text: false, encoded: false },
];
