import type { APIRoute } from 'astro';
import { jsonSchemaOf, type SchemaName, schemaNames } from '../../../../publish/api/schemas';
import { addressOn, json } from '../_options';

export const getStaticPaths = () => schemaNames.map((name) => ({ params: { nom: name }, props: { name } }));

/** JSON Schema of each document. */
export const GET: APIRoute<{ name: SchemaName }> = ({ props: { name }, site }) =>
	json(JSON.stringify(jsonSchemaOf(name, addressOn(site)), undefined, '\t'));
