import type { FwfArrival } from '../../../tables/types.ts'
import { bringCraft } from '../../air/bringCraft.ts'
import { hasFac } from '../../air/requests.ts'
import { battleOf } from '../../battle.ts'
import type { CallKind } from '../../collections.ts'
import { addLasting } from '../../lasting.ts'
import type { Scene } from '../../scene.ts'
import { waitsForLull } from '../arrivals.ts'
import { noteCall } from '../calls.ts'
import { enterTroops } from './enterTroops.ts'
import type { OurArrival } from './ourChart.ts'

/** How a chart's result came to be rolled. */
interface Coming {
  /** Turn it comes. */
  readonly arrives: number
  readonly source: 'ready' | 'onDemand' | 'roll'
  readonly callerId: number | null
}

/** What chapter takes a result on: troops walk on, the rest is called support like any other. */
const kinds: Readonly<Record<Exclude<FwfArrival, 'artilleryOnFive'>, CallKind>> = {
  squad: 'reinforcements',
  restOfPlatoon: 'reinforcements',
  snipers: 'reinforcements',
  mortars: 'mortars',
  artillery: 'artillery',
  hog: 'gunship',
  gunship: 'gunship',
  loach: 'fac',
  slick: 'transport',
  facOrStrike: 'fac',
}

/** Name of what lets the next request for fire count as a 5 (FNG p. 94). */
export const artilleryOnFive = 'artilleryOnFive'

/** Attack aircraft that come where a FAC is there already, and passes of a "Hog" before it goes home (FNG p. 94). */
const pair = 2
const onePass = 1

/** Takes down what a Free World chart brings, and lets troops onto the table that are due (FNG pp. 93-97). */
export function bringOurs(scene: Scene, { brings, text, weapons, rounds }: OurArrival, coming: Coming): void {
  const { turn } = battleOf(scene.state)
  if (brings === 'artilleryOnFive') {
    addLasting(scene, { kind: 'event', name: artilleryOnFive, amount: 5 })
    return
  }
  const kind = brings === 'facOrStrike' && hasFac(scene.state) ? 'airStrike' : kinds[brings]
  const amount = kind === 'airStrike' ? pair : weapons || 1
  const passes = brings === 'hog' ? onePass : rounds
  const id = noteCall(scene, { kind, ...coming, amount, what: text, rounds: passes, brings })
  if (coming.arrives > turn || bringCraft(scene, id)) return
  if (kind === 'reinforcements' && !waitsForLull(scene, { id, kind })) enterTroops(scene, scene.row('calls', id))
}
