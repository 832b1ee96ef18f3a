import { type LateError, STUCK } from './bring';

// A part that was asked for late did not come: why, and what its reader may do.

export type { LateError };

/** What a file that is no code is missing for, from what the server answers. */
export const refusal = ({ status }: Response): Error & LateError => Object.assign(new Error(), { status });

/** What only a reload brings, in words; nothing when the part may come when it is asked for again. */
export function reloadNeeded({ status }: LateError): string | undefined {
	// The site was published anew since the page came: the server has the file no more.
	if (status === 404) return 'Le site a été mis à jour.';
	// A file that it imports failed too, and has one address only.
	return status === STUCK ? 'Rechargez la page.' : undefined;
}

/** What the button under the part says: it reloads the page when nothing else helps, and asks for the part again otherwise. */
export const retryLabel = (reload: string | undefined): string => (reload ? 'Recharger' : 'Réessayer');
