/**
 * A page that says its policy itself, before any script: after the line that says its encoding, which is to stand among
 * the first bytes. A page that has neither that line nor a head holds text only, and stays as it is.
 */
export const withPolicy = (page: string, policy: string): string =>
	page.replace(
		/<head>(?:\s*<meta charset="utf-8"\s*\/?>)?/i,
		(start) => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
	);
