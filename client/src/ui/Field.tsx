import { useId, type InputHTMLAttributes, type JSX, type ReactNode } from 'react';
import './field.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong and what to do about it. */
  readonly error?: string | null;
}

/** One line of text to be typed in. */
export function Field({ label, hint, error = null, ...rest }: FieldProps): JSX.Element {
  const id = useId();
  const about = error ?? hint;
  return (
    <div className="ui-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className="ui-field-input"
        aria-invalid={error === null ? undefined : true}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
      />
      {about !== undefined && (
        <p id={`${id}-about`} className={error === null ? 'ui-field-hint' : 'ui-field-error'}>
          {about}
        </p>
      )}
    </div>
  );
}

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
  readonly mark?: ReactNode;
}

export interface ChoiceFieldProps<T extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, each in sight: radio buttons drawn as tiles. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>): JSX.Element {
  const { legend, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="ui-choice">
      <legend>{legend}</legend>
      <div className="ui-choice-tiles">
        {choices.map((choice) => (
          <label key={choice.value} className="ui-choice-tile">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.mark}
            <span className="ui-choice-text">
              <span className="ui-choice-label">{choice.label}</span>
              {choice.hint !== undefined && <span className="ui-choice-hint">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
