import { expect, it } from 'vitest'
import { missionNamed } from '../../../../../src/games/fng/rules/missions.ts'
import { reportFormOffer } from '../../../../../src/games/fng/sheets/reportForm/reportFormOffer.ts'
import { supportOffer } from '../../../../../src/games/fng/sheets/supportCard/supportOffer.ts'
import { whenSetOut } from '../../../../../src/games/fng/sheets/shared/whenSetOut.ts'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { bookRules } from '../../../../../src/main/engine/system.ts'
import { making } from '../../../../../src/main/sheets/offer.ts'
import { reportFormModel } from '../../../../../src/games/fng/sheets/reportForm/reportForm.ts'
import { playTour } from '../../../../support/playTour.ts'
import { sheetSource } from '../../../../support/sheetSource.ts'
import { drawPdf } from '../../../sheets/drawPdf.ts'
import { readPdf } from '../../../sheets/readPdf.ts'

it('the report of a mission long over names its men with the rank and the REP with which they set out', async () => {
  const tour = playTour('usmc', 1967)
  const now = sheetSource(tour)
  const mission = now.state.missions[0]!
  const set = tour.find(({ step, state }) => step === 'chooseParty' && state.tour[0]!.missionId === mission.id)!
  const then = whenSetOut(now, mission)
  expect(then.soldiers).toEqual(set.state.soldiers)
  const menOf = (state: typeof then) =>
    reportFormModel(now.state, bookRules, mission, state).squads.flatMap(({ men }) =>
      men.map(({ name, rep }) => `${name} ${rep}`),
    )
  expect(menOf(then)).not.toEqual(menOf(now.state))
  expect(missionNamed(now.state, mission.id)).toBe(mission)
  for (const sheet of [reportFormOffer, supportOffer]) {
    const made = doAtOnce(making(sheet, now, { mission: mission.id }))
    const again = doAtOnce(making(sheet, sheetSource(tour.slice(0, tour.indexOf(set) + 1)), { mission: mission.id }))
    const [late, early] = await Promise.all(
      [made, again].map(async (one) =>
        (await readPdf(await drawPdf(one, { paper: 'letter' }))).pages.map(({ text }) => text),
      ),
    )
    expect(late).toEqual(early)
  }
})
