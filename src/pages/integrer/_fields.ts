/** A JSON Schema, as far as ours go. */
export interface Schema {
	type?: string;
	description?: string;
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
}

/** A field of a document, as its documentation lists it. */
export interface Field {
	name: string;
	/** Whether it may be left out. */
	optional: boolean;
	/** What it holds, when its name does not say it all. */
	description: string | undefined;
	/** Whether it holds several of what follows. */
	list: boolean;
	fields: Field[];
}

/** The fields that a schema describes, in its order. */
export const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
	Object.entries(properties).map(([name, schema]) => ({
		name,
		optional: !required.includes(name),
		description: schema.description,
		list: schema.type === 'array',
		fields: fieldsOf(schema.items ?? schema),
	}));
