import type { Quantity } from '../../forces/sites.ts'
import { freshFigure } from '../begin/deployed.ts'
import type { Scene } from '../scene.ts'
import type { Whose } from './plan.ts'
import { rollQuantities } from './quantities.ts'

/** Prisoners of a camp are in poor health (FNG p. 64). */
const prisonerRep = 2

interface Asked extends Whose {
  readonly sector: number | null
  readonly quantity: Quantity
}

/** Puts the prisoners of a camp on the table: unarmed, of no side, worth points once they are brought off (FNG p. 64). */
export function placePrisoners(scene: Scene, { sector, quantity, subject, why }: Asked): void {
  const [count] = rollQuantities(scene, [{ quantity, subject, what: `${why}, ARVN prisoners` }])
  const groupId = scene.add('groups', {
    side: 'civilian',
    name: prisonersName,
    squad: null,
    leaderId: null,
    sector,
    strength: count!,
    activated: false,
    unseenTurns: 0,
    hidden: false,
  })
  for (let i = 1; i <= count!; i++) {
    const who = { groupId, side: 'civilian', soldierId: null, role: 'civilian', name: `Prisoner ${i}` } as const
    scene.add('figures', { ...freshFigure, ...who, rep: prisonerRep, weapon: 'unarmed', sidearm: null })
  }
  scene.note(`${count!} ARVN prisoners, REP ${prisonerRep}: free them and bring them off the table.`, { page: 64 })
}

export const prisonersName = 'Prisoners'
