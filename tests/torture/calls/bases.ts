import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { archived, playArchived, programOver } from '../../../scripts/archive/play.ts'
import { playItself } from '../../../scripts/archive/playItself.ts'
import { gameIds } from '../../../src/contract/gameProcedures.ts'
import { playedTour } from '../played.ts'

/** The campaign that stands in the middle of a battle. */
export const fighting = 'Fighting.tour'

/** A campaign to be called at. */
export interface Base {
  readonly game: string
  readonly bytes: Buffer
}

/** @returns campaigns of every game to be called at, by their names, played some way. */
export async function playedBases(folder: string): Promise<ReadonlyMap<string, Base>> {
  const own = join(folder, 'bases')
  mkdirSync(own)
  const battle = { ...archived.find(({ inBattle }) => inBattle)!, moves: 20 }
  const bases = new Map<string, Base>([
    ['Bravo.tour', { game: 'fng', bytes: await playedTour(folder, 0, 1) }],
    [fighting, { game: 'fng', bytes: readFileSync(join(own, await playArchived(own, battle, 1))) }],
  ])
  for (const [number, game] of gameIds.entries()) {
    if (game === 'fng') continue
    const program = programOver(own, number + 2)
    const campaign = await playItself(program, { name: game, game, seed: 5, steps: 25, besides: [] })
    await program.close()
    bases.set(campaign, { game, bytes: readFileSync(join(own, campaign)) })
  }
  return bases
}
