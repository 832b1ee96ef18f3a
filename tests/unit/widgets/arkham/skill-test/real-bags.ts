import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { toolDataSchemas } from '../../../../../src/schemas/tool-data';
import { skillTestCodec } from '../../../../../src/widgets/arkham/skill-test/url-state';

const {
	origine: _,
	sources: __,
	...bags
} = toolDataSchemas['reserves-du-chaos'].parse(
	parse(readFileSync('content/arkham/outils/test-de-competence.yaml', 'utf8')),
);

/** The bags that the site publishes. */
export const data = bags;

export const codec = skillTestCodec(data);

export const read = (query: string) => codec.read(new URLSearchParams(query));
