// What search engines ask of each type that the site uses, and nothing else: a property that schema.org does not give to a type
// is refused.

const text = { type: 'string', minLength: 1 } as const;
const address = { type: 'string', pattern: '^https?://' } as const;

/** An object of a type of schema.org, with what it has to say and what it may. */
const described = (type: string, required: Record<string, object>, optional: Record<string, object> = {}) => ({
	type: 'object',
	properties: { '@type': { const: type }, ...required, ...optional },
	required: ['@type', ...Object.keys(required)],
	additionalProperties: false,
});

const termSet = described('DefinedTermSet', { name: text, url: address });

const types = [
	described('WebSite', { name: text, url: address, inLanguage: { const: 'fr' } }),
	described('BreadcrumbList', {
		itemListElement: {
			type: 'array',
			// Search engines show none that has one step.
			minItems: 2,
			items: described('ListItem', { position: { type: 'integer', minimum: 1 }, name: text, item: address }),
		},
	}),
	described(
		'DefinedTerm',
		{ name: text, description: text, url: address, inDefinedTermSet: termSet },
		{ alternateName: { type: 'array', minItems: 1, items: text } },
	),
	described('FAQPage', {
		url: address,
		mainEntity: {
			type: 'array',
			minItems: 1,
			items: described('Question', { name: text, url: address, acceptedAnswer: described('Answer', { text }) }),
		},
	}),
	described('WebApplication', {
		name: text,
		description: text,
		url: address,
		applicationCategory: { const: 'GameApplication' },
		operatingSystem: text,
		browserRequirements: text,
		inLanguage: { const: 'fr' },
		isAccessibleForFree: { const: true },
		offers: described('Offer', { price: { type: 'number', minimum: 0 }, priceCurrency: { const: 'EUR' } }),
		about: described('Game', { name: text }),
	}),
];

/** The JSON Schema of the structured data of a page. */
export const structuredDataSchema = {
	type: 'object',
	properties: {
		'@context': { const: 'https://schema.org' },
		'@graph': { type: 'array', minItems: 1, items: { oneOf: types } },
	},
	required: ['@context', '@graph'],
	additionalProperties: false,
};
