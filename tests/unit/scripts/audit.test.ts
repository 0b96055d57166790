import { expect, it } from 'vitest'
import { advisories, readAudit } from '../../../scripts/gate/audit.ts'

/** In the shape in which npm answers. */
const said = {
  auditReportVersion: 2,
  vulnerabilities: {
    kysely: {
      name: 'kysely',
      severity: 'high',
      isDirect: true,
      via: [
        {
          source: 1,
          name: 'kysely',
          title: 'Lets SQL in',
          url: 'https://example.test/1',
          severity: 'high',
          range: '<1',
        },
        { source: 2, name: 'kysely', title: 'Is slow', url: 'https://example.test/2', severity: 'low', range: '<1' },
        'somebody-else',
      ],
      nodes: ['node_modules/kysely'],
    },
    eslint: {
      name: 'eslint',
      via: [{ title: 'A tool', url: 'https://example.test/3', severity: 'critical' }],
    },
  },
  metadata: {},
}

it('tells of what is handed out, grave or not, and of no tool', () => {
  const audit = readAudit(JSON.stringify(said))
  if ('refused' in audit) throw new Error(audit.refused)
  expect(advisories(audit, ['kysely', 'vue']).map(({ title, isGrave }) => [title, isGrave])).toEqual([
    ['Lets SQL in', true],
    ['Is slow', false],
  ])
  expect(advisories(audit, ['vue'])).toEqual([])
})

it('where the registry refuses, or nobody answers, it says so', () => {
  expect(readAudit('{"message":"405 Method Not Allowed","statusCode":405}')).toEqual({
    refused: '405 Method Not Allowed',
  })
  for (const nothing of ['', 'npm error', 'null', '{"auditReportVersion":1}'])
    expect(readAudit(nothing)).toEqual({ refused: 'npm gave no answer that can be read.' })
})
