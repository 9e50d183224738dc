/** Every call by its name in the code. server/src/contract.test.ts checks that the server serves exactly these. */
import * as accounts from './accounts.ts';
import * as activity from './activity.ts';
import * as advice from './advice.ts';
import * as analytics from './analytics.ts';
import * as assistant from './assistant.ts';
import * as assistantTests from './assistant-tests.ts';
import * as bin from './bin.ts';
import * as blog from './blog.ts';
import type { Call } from './call.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as company from './company.ts';
import * as experiments from './experiments.ts';
import * as facts from './facts.ts';
import * as generation from './generation.ts';
import * as handover from './handover.ts';
import * as history from './history.ts';
import * as knowledge from './knowledge.ts';
import * as leads from './leads.ts';
import * as learnt from './learnt.ts';
import * as measuring from './measuring.ts';
import * as notifications from './notifications.ts';
import * as orderWays from './order-ways.ts';
import * as orders from './orders.ts';
import * as outline from './outline.ts';
import * as privacy from './privacy.ts';
import * as questionnaires from './questionnaires.ts';
import * as recommendation from './recommendation.ts';
import * as recommenders from './recommenders.ts';
import * as secondStep from './second-step.ts';
import * as shopLooks from './shop-looks.ts';
import * as simulation from './simulation.ts';
import * as unseen from './unseen.ts';
import * as visitor from './visitor.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'auth' in value;

const modules = {
  accounts,
  activity,
  advice,
  secondStep,
  bin,
  blog,
  leads,
  recommenders,
  company,
  questionnaires,
  catalogue,
  cart,
  facts,
  learnt,
  recommendation,
  shopLooks,
  simulation,
  unseen,
  visitor,
  analytics,
  history,
  handover,
  generation,
  assistant,
  assistantTests,
  experiments,
  measuring,
  knowledge,
  orderWays,
  orders,
  outline,
  privacy,
  notifications,
};

/** name → { call, group }; the group is the name of the call's contract file. */
export const calls: Readonly<Record<string, { call: Call; group: string }>> = Object.fromEntries(
  Object.entries(modules).flatMap(([group, module]) =>
    Object.entries(module)
      .filter(([, value]) => isCall(value))
      .map(([name, value]) => [name, { call: value as Call, group }]),
  ),
);
