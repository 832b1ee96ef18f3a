import { conjugate } from '../verbs';

/**
 * Forms of a verb that players use and rules do not: « tu pioches », « il piochait ». None when it is no verb. The
 * imperfect is made from the present participle, as grammar has it.
 */
export function spokenForms(infinitive: string): string[] {
	return (conjugate(infinitive) ?? []).flatMap((form, at) => {
		if (at === 0 && !infinitive.endsWith('er')) return form.replace(/([au]i)t$/, '$1').concat('s');
		if (form.endsWith('ant')) return ['ais', 'ait', 'aient'].map((end) => form.replace(/ant$/, end));
		return infinitive.endsWith('er') && /[^é]e$/.test(form) ? `${form}s` : [];
	});
}
