import type { Correction } from '../../../../../main/engine/corrections.ts'
import { campaign } from './campaign.ts'
import { fire } from './fire.ts'
import { sight } from './sight.ts'
import { weapons } from './weapons.ts'

/** What a season of play found. */
export const correction2: Correction = { number: 2, mends: [...campaign, ...sight, ...fire, ...weapons] }
