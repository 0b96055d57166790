import { describeTours } from '../../support/wholeTours.ts'

describeTours('sf-cidg')
