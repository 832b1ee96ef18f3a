// What hosts read of the site. What nginx and Apache answer is tried where they are installed, and broken by hand.

/** @param {string} title @returns {import('../tools/fault.mjs').Check} */
const files = (title) => ({ runner: 'site', file: 'tests/site/hosting-files.test.ts', title });

/** @type {readonly import('../tools/fault.mjs').Fault[]} */
export const faults = [
	{
		name: 'policy-too-long-for-a-host',
		make: ({ site }) => site.edit('_headers', "frame-ancestors 'none'", `frame-ancestors 'none'; x ${'y'.repeat(500)}`),
		check: files('the build keeps below the limits of Cloudflare Pages'),
		says: /to be less than or equal to 2000/,
	},
	{
		name: 'file-of-unknown-type',
		make: ({ site }) => site.write('image.avif', ''),
		check: files('hosts are told the type of every file'),
		says: /image\.avif/,
	},
	{
		name: 'underscores-left-out',
		make: ({ site }) => site.remove('.nojekyll'),
		check: files('GitHub Pages leaves nothing out'),
		says: /\.nojekyll/,
	},
	{
		name: 'host-files-read-offline',
		make: ({ site }) => site.edit('hors-ligne.json', /"files":\[/, '"files":[[".htaccess",1,"0"],'),
		check: files('what is for hosts is not read offline'),
		says: /\.htaccess/,
	},
];
