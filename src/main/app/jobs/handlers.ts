import type { Handlers, Session } from '../session.ts'

/** Stopping what takes long. */
export const jobHandlers = ({ jobs, uploads }: Session): Pick<Handlers, 'job.cancel'> => ({
  'job.cancel': ({ job }) => ({ cancelled: jobs.cancel(job) || uploads.cancel(job) }),
})
