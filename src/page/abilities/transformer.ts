import type { ShikiConfig } from 'astro';
import { abilityGrammar } from './grammar';
import { markers } from './roles';

const classOf = new Map(Object.entries(markers).map(([role, color]) => [color, `role-${role}`]));

/**
 * Writes abilities with a class a role, which both colour schemes and print can style; an inline style would be one for all
 * three.
 */
export const abilityClasses: NonNullable<ShikiConfig['transformers']>[number] = {
	name: 'arbitre:capacite',
	pre(node) {
		if (this.options.lang !== abilityGrammar.name) return;
		node.properties = { class: 'capacite' };
	},
	span(node, _line, _column, _element, token) {
		if (this.options.lang !== abilityGrammar.name) return;
		node.properties = { class: classOf.get(token.color?.toLowerCase() ?? '') };
	},
};
