import { chromiumKind } from '../../support/engines/kinds.ts';
import { describeSmoke } from '../../support/engines/smoke.ts';

describeSmoke(chromiumKind, chromiumKind);
