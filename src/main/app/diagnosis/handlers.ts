import type { Handlers, Session } from '../session.ts'
import { report } from './report.ts'

type DiagnosisProcedure = Extract<keyof Handlers, `program.${string}`>

/** What is told of the program itself, when something is wrong with it. */
export function diagnosisHandlers(session: Session): Pick<Handlers, DiagnosisProcedure> {
  return {
    'program.report': ({ job, ...wanted }) => session.jobs.run(job, report(session, wanted)),
    'program.pageMistake': ({ name, message, stack }) => {
      session.options.log(Object.assign(new Error(message), { name, stack }), 'page')
      return null
    },
  }
}
