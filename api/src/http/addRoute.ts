import type { Router, RouterMiddleware } from '@koa/router';
import type { DefaultContext, Next, ParameterizedContext } from 'koa';
import type { CallAnswer, JsonCallName } from '../../contract/calls.ts';
import { type RouteName, routes } from '../../contract/routes.ts';

/** What the middleware of the whole app puts into `ctx.state`. */
interface AppState {
  /** Who owns the sessions of this caller. */
  owner: string;
  requestId: string;
}

/** Middleware of a route. `State` is the part of `ctx.state` that it needs or adds. */
export type RouteStep<State extends object = object> = (ctx: RouteContext<State>, next: Next) => Promise<void>;

export type RouteContext<State extends object, Body = unknown> = ParameterizedContext<
  State,
  DefaultContext & { params: Record<string, string> },
  Body
>;

type StateOf<Step> = Step extends RouteStep<infer State> ? State : never;
type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer Combined) => void ? Combined : never;
type StateOfAll<Steps extends readonly RouteStep<never>[]> = AppState & Intersection<StateOf<Steps[number]>>;

type AnswerBody<Name extends RouteName> = Name extends JsonCallName ? CallAnswer<Name> : unknown;

/** Adds a call of the contract to a router: its middleware, then its handler. The contract sets the type of the body. */
export function addRoute<Name extends RouteName, const Steps extends readonly RouteStep<never>[]>(
  router: Router,
  name: Name,
  steps: Steps,
  answer: (ctx: RouteContext<StateOfAll<Steps>, AnswerBody<Name>>) => void | Promise<void>,
): void {
  const { method, path } = routes[name];
  // The router knows one type of state for all routes. The list above has checked the types of this one.
  router.register(path, [method], [...steps, answer] as RouterMiddleware[]);
}
