import { holderOf } from '../../../contract/telling.ts'
import type { Handlers, Session } from '../session.ts'
import { writeJson } from '../exchange/writeJson.ts'
import { mustHave } from '../gameOf.ts'
import { mustHoldNothingSealed } from '../library/sealedCopy.ts'
import { nextPlayed } from '../autoplay/nextPlayed.ts'
import { afterStep } from './afterStep.ts'
import { checkFile } from './checkFile.ts'
import { formNamed, listsOf } from './formOf.ts'
import { newForm } from './stepForm.ts'
import { campaignNow } from './campaignNow.ts'
import { overviewOf } from './overview.ts'
import { passOn } from './passOn.ts'
import { answerPending, leavePending, rollDie, takeBack } from './pendingStep.ts'
import { replay } from './replay.ts'
import { signed } from './runStep.ts'
import { tryDice } from './tryDice.ts'

type CampaignProcedure = Extract<
  keyof Handlers,
  `campaign.${string}` | `chronicle.${string}` | `pending.${string}` | 'step.form'
>

/** Looking at a campaign, and going on with the step under way. */
export function campaignHandlers(session: Session): Pick<Handlers, CampaignProcedure> {
  const { tours } = session
  /** Who looks at a tour has opened it. */
  const note = (campaign: string) => {
    session.options.recent?.note(tours.path(campaign), session.options.now().toISOString())
  }
  return {
    'campaign.overview': ({ campaign }) => {
      note(campaign)
      return overviewOf(campaign, tours.get(campaign))
    },
    'campaign.now': ({ campaign, ...shown }) => {
      note(campaign)
      return campaignNow(session, campaign, shown)
    },
    'campaign.check': ({ campaign, job }) => session.jobs.run(job, checkFile(session, campaign)),
    'campaign.export': async ({ campaign, job }) => {
      const tour = tours.get(campaign)
      mustHoldNothingSealed(tour)
      const { name } = tour.file.info()
      return { name, text: await session.jobs.run(job, writeJson(campaign, tour.file.bytes())) }
    },
    'campaign.replay': ({ campaign, job }) => session.jobs.run(job, replay(tours.get(campaign))),
    'campaign.autoplay': ({ campaign, seed, holder }) => nextPlayed(tours.get(campaign), seed, holder),
    'chronicle.view': ({ campaign }) => {
      const { game, file } = tours.get(campaign)
      return mustHave(game, 'chronicle')(file.walk())
    },
    'step.form': ({ campaign, step, holder }) => {
      const { game, file } = tours.get(campaign)
      return newForm(formNamed(game, step), listsOf(game, file.load().state, holder))
    },
    'pending.answer': ({ campaign, answers, who, passOn: on, ...more }) =>
      afterStep(session, campaign, (tour, at) => {
        const holder = holderOf(more)
        const reply = answerPending(tour, { ...more, answers: signed(answers, who), holder }, at)
        return on ? passOn(tour, reply, holder, at) : reply
      }),
    'pending.try': ({ campaign, answers, holder }) => tryDice(tours.get(campaign), answers, holder),
    'pending.rollDie': ({ campaign, holder, ...one }) => rollDie(tours.get(campaign), one, holder),
    'pending.takeBack': ({ campaign, ...more }) =>
      afterStep(session, campaign, (tour, at) => takeBack(tour, holderOf(more), at)),
    'pending.cancel': ({ campaign, ...more }) => {
      leavePending(tours.get(campaign), holderOf(more))
      session.changed(campaign)
      return null
    },
  }
}
