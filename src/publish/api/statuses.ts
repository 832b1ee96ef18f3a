import { z } from 'astro/zod';

/** What is published of who says a statement. */
export const statuses = { written: 'ecrit', deduced: 'deduit', position: 'position' } as const;

export const statusField = z
	.enum(['ecrit', 'deduit', 'position'])
	.describe('ecrit : le document le dit ; deduit : nous le déduisons de ce qu’il dit ; position : ce que nous tenons.');
