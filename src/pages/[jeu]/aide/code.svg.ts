import type { APIRoute } from 'astro';
import { games, href } from '../../../library/site';
import type { Aid } from '../../../library/types';
import { qrCode } from '../../../page/qr-code';

export const getStaticPaths = () =>
	games.flatMap(({ slug, aid }) => (aid ? [{ params: { jeu: slug }, props: { aid } }] : []));

/** The address of an aid as a QR code, for its sheet of paper. */
export const GET: APIRoute<{ aid: Aid }> = ({ props: { aid }, site }) =>
	new Response(qrCode(new URL(href(aid.path), site).href), { headers: { 'Content-Type': 'image/svg+xml' } });
