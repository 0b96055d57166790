import { buildInsurgency, closeDevelopment } from './buildInsurgency.ts'
import { correctInsurgency, giveDevelopment, namePointMan, takeDevelopment } from './developmentByHand.ts'
import { developTeams } from './developTeams.ts'
import { recordPoints } from './recordPoints.ts'
import { recoverCasualties } from './recoverCasualties.ts'
import { returnToDuty } from './returnToDuty.ts'

/** Every step by name, in the order of a campaign. */
export const snoopinSteps = {
  giveDevelopment,
  takeDevelopment,
  namePointMan,
  correctInsurgency,
  recoverCasualties,
  recordPoints,
  developTeams,
  buildInsurgency,
  closeDevelopment,
  returnToDuty,
}
