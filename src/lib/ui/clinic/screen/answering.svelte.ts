import { t } from '../../../i18n/index.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { cellAt, type Place } from '../../../clinic/buildings/board.ts';
import { destinations } from '../../../clinic/view.ts';
import { feelChoice } from '../../feel/feel.svelte.ts';
import { toast } from '../../kit/toasts.svelte.ts';
import { asksFirst, pressGuard } from '../../table/tableScreen.ts';
import { placeKey } from '../model/actions.ts';
import type { ClinicModel } from '../model/model.svelte.ts';
import { send } from '../model/moveDraft.ts';
import { say } from '../words.ts';

/** How a person answers: touches the plan, decides, takes back. */
export class Answering {
  readonly #isNewPress = pressGuard();

  constructor(private readonly model: ClinicModel) {}

  /** Gives the composed answer, or with `pass` the alternative: passing, or agreeing to a proposal. */
  decide = (pass = false): void => {
    if (this.#isNewPress()) void this.#send(pass);
  };

  async #send(pass: boolean): Promise<void> {
    const { model } = this;
    const answer = pass ? (model.pass ?? { do: 'agree' }) : model.draft;
    const refusal = await model.decide(answer, pass || answer?.do === 'pass' || !asksFirst());
    if (refusal) tell(refusal);
    feelChoice(refusal !== null);
  }

  back = (): void => {
    this.model.clear();
    this.model.play.undo();
  };

  /** Takes back one thing at a time: who or what is looked at, the half-made answer, the last step. */
  escape = (event: KeyboardEvent): void => {
    const { model } = this;
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (model.person !== null) model.person = null;
    else if (model.looked) model.looked = null;
    else if (model.begun) model.clear();
    else if (model.play.undoState.can === 'step') model.play.undo();
    else return;
    event.preventDefault();
  };

  touch = (place: Place): void => {
    const { model } = this;
    if (model.task === 'move' && model.viewed === model.asked) {
      if (this.#sendPerson(place) || this.#selectPerson(place)) return;
      model.person = null;
    }
    const refused = model.touch(place);
    if (refused) toast(say(`fault.${refused.fault}`), { tone: 'warn' });
  };

  /** In a Move: sends the selected person there. False when they cannot go there, or no one is selected. */
  #sendPerson(place: Place): boolean {
    const { model } = this;
    const person = model.person === null ? null : model.personOf(model.person);
    const key = placeKey(place);
    if (!person || !destinations(model.state, model.asked!, person).some(({ at }) => placeKey(at) === key))
      return false;
    const stays = cellAt(model.state.config.board, place) === person.cell;
    model.arrange(send(model.moveDraft!, person.id, stays ? null : place));
    model.person = null;
    return true;
  }

  /** In a Move: selects the one who is there. False when there are none, or several. */
  #selectPerson(place: Place): boolean {
    const { model } = this;
    const at = cellAt(model.state.config.board, place);
    const here = model.occupants(model.asked!).filter(({ cell }) => cell === at);
    if (here.length !== 1) return false;
    model.person = here[0].person.id;
    model.looked = null;
    return true;
  }
}

const tell = ({ code }: Refusal) => toast(t(`errors.${code}`), { tone: 'warn' });
