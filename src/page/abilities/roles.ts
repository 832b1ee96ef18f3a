/** What a piece of an ability does, in the words of the four games; each has its class, its colour and its line. */
export const roles = {
	declencheur: { nom: 'Déclencheur', sens: 'quand, ou par quelle action, la capacité se résout' },
	condition: { nom: 'Condition', sens: 'ce qui doit être vrai' },
	cout: { nom: 'Coût', sens: 'ce que vous payez pour avoir l’effet' },
	cible: { nom: 'Cible', sens: 'ce que vous choisissez' },
	effet: { nom: 'Effet', sens: 'ce qui se passe' },
	'mot-cle': { nom: 'Mot-clé', sens: 'une règle entière en un mot' },
	limite: { nom: 'Limite', sens: 'combien de fois' },
	nombre: { nom: 'Nombre', sens: 'combien' },
} as const;

export type Role = keyof typeof roles;

/** A colour for each role: what Shiki carries from the grammar to the class. It is never seen. */
export const markers: Record<Role, string> = Object.fromEntries(
	Object.keys(roles).map((role, at) => [role, `#0000${(at + 16).toString(16)}`]),
) as Record<Role, string>;
