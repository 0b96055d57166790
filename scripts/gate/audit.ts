import { z } from 'zod'

/** What `npm audit --json` answers, as far as it is read here. */
const answered = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      /** Texts name another package, whose own entry tells. */
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string(), severity: z.string() })])),
    }),
  ),
})

export type Audit = z.infer<typeof answered> | { readonly refused: string }

/** A fault that has been made known. */
export interface Advisory {
  readonly name: string
  readonly severity: string
  readonly title: string
  readonly url: string
  /** High or critical: the gate is shut. */
  readonly isGrave: boolean
}

/** @param said by `npm audit --json`, which also where the registry refuses prints JSON. */
export function readAudit(said: string): Audit {
  const told = parsed(said)
  const audit = answered.safeParse(told)
  if (audit.success) return audit.data
  const refusal = z.object({ message: z.string() }).safeParse(told)
  return { refused: refusal.success ? refusal.data.message : 'npm gave no answer that can be read.' }
}

/** @param shipped names of the packages that are handed out: a fault of a tool reaches no player. */
export function advisories(audit: z.infer<typeof answered>, shipped: readonly string[]): readonly Advisory[] {
  return Object.entries(audit.vulnerabilities)
    .filter(([name]) => shipped.includes(name))
    .flatMap(([name, { via }]) => via.flatMap((one) => (typeof one === 'string' ? [] : [{ name, ...one }])))
    .map((one) => ({ ...one, isGrave: one.severity === 'high' || one.severity === 'critical' }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
