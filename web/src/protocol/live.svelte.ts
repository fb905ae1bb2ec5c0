// The live table: one WebSocket, kept up. What was asked and not answered is asked again after a reconnect.

import { api, OFFLINE, Refused } from './http';
import { inserted, joined } from './lines';
import { requestId } from './request-id';
import type { Foretold, Lang, Line, Position, Problem, ServerMessage, Table } from './types';

type Connection = 'opening' | 'live' | 'lost' | 'closed';
interface Pending {
  message: Record<string, unknown>;
  done: (seq: number) => void;
  failed: (why: Refused) => void;
}
interface Asking {
  told: (rows: Foretold[]) => void;
  failed: (why: Refused) => void;
}
export interface Update {
  table: Table;
  position: Position;
  lines: Line[];
  /** Whether it goes on from what was shown, so that what happened can be played. */
  follows: boolean;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 15_000;
const SILENCE = 40_000;
/** How long the first answer of a server may take: a connection that hangs is given up for another one. */
const ANSWER = 15_000;

export class LiveTable {
  readonly id: string;
  connection = $state<Connection>('opening');
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  lines = $state.raw<Line[]>([]);
  holds = $state.raw<number[]>([]);
  look = $state<number | null>(null);
  /** The server's clock minus ours, in seconds. */
  ahead = $state(0);
  problem = $state.raw<Problem | null>(null);
  onUpdate: (update: Update) => void = () => {};

  protected lang: Lang;
  /** The language of the lines that are known: it may have been changed while nobody heard it. */
  private heardIn: Lang | null = null;
  /** The entry up to which lines are known, in that language. */
  private linesTo = 0;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private heard = 0;
  private wanted: number | null | undefined = undefined;
  private pending = new Map<string, Pending>();
  /** Foretellings that were asked for: unlike deeds they are not asked again after a reconnect. */
  private asking = new Map<string, Asking>();
  private timers: number[] = [];
  private retry = 0;
  private overdue = 0;

  constructor(id: string, lang: Lang) {
    this.id = id;
    this.lang = lang;
  }

  open(): void {
    this.connect();
    this.timers.push(window.setInterval(() => this.pulse(), PING_EVERY));
    window.addEventListener('online', this.hurry);
  }

  close(): void {
    this.connection = 'closed';
    for (const timer of this.timers) window.clearInterval(timer);
    window.clearTimeout(this.retry);
    window.clearTimeout(this.overdue);
    window.removeEventListener('online', this.hurry);
    this.socket?.close(1000);
  }

  /** Drops the connection and comes back at once, as after a change of who one is. */
  again(): void {
    this.wanted = undefined;
    this.wait = FIRST_WAIT;
    this.drop();
  }

  /** One decision, or several that are made as one: all of them or none. */
  move(seat: number, question: number, actions: string[]): Promise<number> {
    const made = actions.length === 1 ? { action: actions[0] } : { actions };
    return this.request({ type: 'move', seat, question, ...made });
  }

  /** What would come of each of these rows of answers; alone: as if nobody else were asked now. */
  foretell(seat: number, question: number, rows: string[][], alone = false): Promise<Foretold[]> {
    const id = requestId();
    return new Promise((told, failed) => {
      if (this.connection !== 'live') return failed(new Refused(OFFLINE));
      this.asking.set(id, { told, failed });
      this.send({ type: 'foretell_each', id, seat, question, rows, ...(alone ? { alone } : {}) });
    });
  }

  undo(seat: number): Promise<number> {
    return this.request({ type: 'undo', seat });
  }

  /** Puts something to the vote: who is replaced and by what bot, or which clock. */
  propose(seat: number, what: 'end' | 'replace' | 'clock', details: Record<string, unknown> = {}): Promise<number> {
    return this.request({ type: 'propose', seat, what, ...details });
  }

  resign(seat: number): Promise<number> {
    return this.request({ type: 'resign', seat });
  }

  vote(seat: number, proposal: number, agree: boolean): Promise<number> {
    return this.request({ type: 'vote', seat, proposal, agree });
  }

  say(seat: number | null, text: string, secretly: boolean): Promise<number> {
    return this.request({ type: 'say', seat, text, private: secretly });
  }

  lookFrom(seat: number | null): void {
    this.wanted = seat;
    this.send({ type: 'look', seat });
  }

  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.send({ type: 'language', lang });
  }

  private request(message: Record<string, unknown>): Promise<number> {
    const id = requestId();
    return new Promise((done, failed) => {
      const whole = { ...message, id };
      this.pending.set(id, { message: whole, done, failed });
      this.send(whole);
    });
  }

  private send(message: Record<string, unknown>): void {
    if (this.connection === 'live' && this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    window.clearTimeout(this.retry);
    window.clearTimeout(this.overdue);
    this.overdue = window.setTimeout(() => this.drop(), ANSWER);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
    socket.onerror = () => {
      if (socket === this.socket) this.drop(); // a browser that would not even try never closes
    };
  }

  /** Leaves a connection without waiting for its goodbye, which may never come. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close(1000);
    this.lost();
  }

  /** The network is back: nobody waits for the next try. */
  private hurry = (): void => {
    if (this.connection === 'live' || this.connection === 'closed') return;
    this.wait = FIRST_WAIT;
    this.drop();
  };

  private hello(): Record<string, unknown> {
    const seen = this.heardIn === this.lang ? (this.position?.seq ?? 0) : 0;
    const message = { type: 'hello', protocol: 1, lang: this.lang, seen, foretell: true };
    return this.wanted === undefined ? message : { ...message, look: this.wanted };
  }

  private lost(): void {
    this.stopAsking();
    if (this.connection === 'closed') return;
    this.connection = this.table ? 'lost' : 'opening';
    window.clearTimeout(this.overdue);
    window.clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private pulse(): void {
    if (this.connection !== 'live') return;
    if (Date.now() - this.heard > SILENCE) this.drop();
    else this.send({ type: 'ping' });
  }

  private receive(message: ServerMessage): void {
    this.heard = Date.now();
    switch (message.type) {
      case 'state': {
        const cameBack = this.connection === 'lost';
        this.connection = 'live';
        this.wait = FIRST_WAIT;
        window.clearTimeout(this.overdue);
        if (this.heardIn !== message.lang) this.linesTo = 0;
        this.heardIn = message.lang;
        this.holds = message.holds;
        this.look = message.look;
        this.wanted = message.look ?? undefined;
        const seen = this.linesTo;
        this.take(message.table, message.position, message.lines, cameBack);
        if (message.after > seen) void this.readOlder(seen, message.after);
        for (const { message: unanswered } of this.pending.values()) this.send(unanswered);
        break;
      }
      case 'update':
        if (message.after > (this.position?.seq ?? 0)) return this.again(); // a gap: come back with `seen`
        this.holds = message.holds;
        this.take(message.table, message.position, message.lines, true);
        break;
      case 'presence':
        this.mark(message.present, message.watching);
        break;
      case 'accepted':
        this.pending.get(message.id)?.done(message.seq);
        this.pending.delete(message.id);
        break;
      case 'refused':
        this.refuse(message.id, message);
        break;
      case 'foretold_each':
        this.asking.get(message.id)?.told(message.rows);
        this.asking.delete(message.id);
        break;
      case 'pong':
        this.ahead = message.at - Date.now() / 1000;
    }
  }

  protected take(table: Table, position: Position, came: Line[], follows: boolean): void {
    const last = this.position?.seq ?? 0;
    const fresh = came.filter((line) => line.seq > last);
    this.lines = joined(this.lines, came);
    this.linesTo = position.seq;
    this.table = table;
    this.position = position;
    this.ahead = position.at - Date.now() / 1000;
    this.onUpdate({ table, position, lines: fresh, follows: follows && last > 0 });
  }

  /** A long log comes in pages: those before what was told at the door are read one after the other. */
  private async readOlder(since: number, upTo: number): Promise<void> {
    const lang = this.lang;
    while (since < upTo && this.connection !== 'closed' && lang === this.lang) {
      const limit = Math.min(1000, upTo - since);
      const page = await api.log(this.id, this.look, since, limit, lang).catch(() => null);
      if (!page || lang !== this.lang) return;
      this.lines = inserted(this.lines, page.lines);
      since = page.next ?? upTo;
    }
  }

  private mark(present: number[], watching: number): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({ ...seat, present: present.includes(seat.seat) }));
    this.table = { ...this.table, seats, watching };
  }

  private refuse(id: string | null, problem: Problem): void {
    const asker = id === null ? undefined : this.asking.get(id);
    if (id !== null && asker) {
      this.asking.delete(id);
      asker.failed(new Refused(problem));
      return;
    }
    const asked = id === null ? undefined : this.pending.get(id);
    if (id !== null) this.pending.delete(id);
    if (!asked) {
      this.problem = problem;
      if (problem.code === 'unknown' || problem.code === 'rules') this.close();
      if (problem.code === 'seat') this.wanted = undefined; // whoever comes back may hold other seats, or none
      return;
    }
    if (problem.code === 'doubled') asked.done(problem.seq ?? 0);
    else asked.failed(new Refused(problem));
  }

  /** Gives up what was asked and never answered: the page goes. */
  forget(): void {
    for (const { failed } of this.pending.values()) failed(new Refused(OFFLINE));
    this.pending.clear();
    this.stopAsking();
  }

  private stopAsking(): void {
    for (const { failed } of this.asking.values()) failed(new Refused(OFFLINE));
    this.asking.clear();
  }
}
