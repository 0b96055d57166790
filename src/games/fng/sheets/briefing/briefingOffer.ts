import { rulesOf } from '../../rules/house/rulesOf.ts'
import { briefingModel } from './briefing.ts'
import { briefingSheet } from './briefingSheet.ts'
import { ambushClaymores } from './ambushClaymores.ts'
import { ofMission } from '../shared/ofTour.ts'
import type { Views } from '../shared/views.ts'
import { whenSetOut } from '../shared/whenSetOut.ts'

export const briefingOffer = ({ stays }: Views) =>
  ofMission({
    sheet: 'briefing',
    title: 'Briefing',
    about:
      'The mission of now, or the last one: situation, sectors, who goes, who stays and why, a tick list for the victory points.',
    group: 'folder',
    usual: true,
    make: (source, mission) =>
      briefingSheet(
        briefingModel(
          source.state,
          rulesOf(source.state),
          mission,
          whenSetOut(source, mission),
          ambushClaymores(source, mission),
          stays(source, mission),
        ),
      ),
  })
