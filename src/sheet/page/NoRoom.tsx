/** Says, below fields, that what is typed there cannot be kept. */
export const NoRoom = () => (
	<p class="alerte" role="status">
		Le navigateur n’a plus de place : ce que vous écrivez se perd si vous quittez la page sans l’enregistrer.
	</p>
);
