import type { ComponentChildren } from 'preact';
import { WideTable } from '../WideTable';
import { ComparedAnswer } from './ComparedAnswer';
import { differences } from './differences';
import type { KeptCase } from './shelf';

interface Props {
	kept: KeptCase;
	/** The present case, as in the address. */
	query: string;
	/** What a parameter of the address is called. */
	partName?: ((parameter: string) => string) | undefined;
	/** The answer to a case that the address writes. */
	answerTo: (query: string) => ComponentChildren;
}

const HERE = 'Ce cas';

/** A kept case and the present one side by side: their answers, and the fields in which they differ. */
export function CaseComparison({ kept, query, partName = (name) => name, answerTo }: Props) {
	const found = differences(kept.query, query);
	return (
		<>
			<div class="duel">
				<ComparedAnswer name={kept.name} answer={answerTo(kept.query)} />
				<ComparedAnswer name={HERE} answer={answerTo(query)} />
			</div>
			{found.length === 0 ? (
				<p class="note">C’est le même cas : changez une valeur.</p>
			) : (
				<WideTable label="Ce qui diffère">
					<table>
						<caption class="visuellement-cache">Ce qui diffère, dans les mots de l’adresse</caption>
						<thead>
							<tr>
								<td />
								<th scope="col">{kept.name}</th>
								<th scope="col">{HERE}</th>
							</tr>
						</thead>
						<tbody>
							{found.map(({ name, kept: before, now }) => (
								<tr key={name}>
									<th scope="row">{partName(name)}</th>
									<td>{before}</td>
									<td>{now}</td>
								</tr>
							))}
						</tbody>
					</table>
				</WideTable>
			)}
		</>
	);
}
