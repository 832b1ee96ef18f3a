import { readFileSync } from 'node:fs';
import { HtmlValidate, Parser, type ResolvedConfig, StaticConfigLoader } from 'html-validate';

/** What the site holds its HTML to, worked out once: the validator works it out again for each page by itself. */
const rules: ResolvedConfig = await new HtmlValidate(
	JSON.parse(readFileSync('tests/html-validate.json', 'utf8')),
).getConfigFor('index.html');

class SameRules extends StaticConfigLoader {
	override async getConfigFor(): Promise<ResolvedConfig> {
		return rules;
	}
}

const validator = new HtmlValidate(new SameRules());

/** Reads HTML as elements. */
export const parser = new Parser(rules);

/** Faults of a page, one line each. */
export async function faultsOf(html: string): Promise<string[]> {
	// One liberty is taken on purpose: boxes that ask Firefox not to tick them again as they were before the page was
	// loaded.
	const allowed = /(?<=<input type="checkbox") autocomplete="off"/g;
	const { results } = await validator.validateString(html.replaceAll(allowed, ''));
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
	);
}
