import { type LateError, STUCK } from './bring';

// A part that was asked for late did not come: why, and what its reader may do.

export type { LateError };

/** The error for a file that is no script, from the server's response. */
export const refusal = ({ status }: Response): Error & LateError => Object.assign(new Error(), { status });

/** Words for a failure that only a reload mends; none when asking again may help. */
export function reloadNeeded({ status }: LateError): string | undefined {
	// The site was published anew since the page was loaded, and the server no longer has the file.
	if (status === 404) return 'Le site a été mis à jour.';
	// A file that it imports failed: its address cannot be changed, so Firefox never fetches it again.
	return status === STUCK ? 'Rechargez la page.' : undefined;
}

/** What the button under the part says: it reloads the page when nothing else helps, and asks for the part again otherwise. */
export const retryLabel = (reload: string | undefined): string => (reload ? 'Recharger' : 'Réessayer');
